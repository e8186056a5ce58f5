/**
 * A coarse outline of India, clockwise from Kashmir: latitude, longitude. Accurate to about 30 km, which is enough for
 * a sandbox.
 */
const outline: readonly (readonly [number, number])[] = [
  [37.0, 74.5],
  [35.6, 77.8],
  [34.3, 79.0],
  [32.5, 79.3],
  [31.3, 78.8],
  [30.2, 81.0],
  [28.9, 80.2],
  [27.4, 83.4],
  [26.4, 86.5],
  [26.5, 88.0],
  [27.9, 88.1],
  [28.1, 88.8],
  [27.2, 89.0],
  [26.8, 89.8],
  [26.8, 92.0],
  [27.8, 91.7],
  [29.4, 95.5],
  [28.2, 97.4],
  [27.0, 97.0],
  [25.2, 94.7],
  [23.9, 94.3],
  [22.0, 93.1],
  [21.9, 92.6],
  [23.7, 92.2],
  [24.2, 91.2],
  [25.1, 92.4],
  [25.2, 90.0],
  [26.1, 89.7],
  [26.2, 88.6],
  [25.2, 88.2],
  [24.0, 88.7],
  [22.0, 89.1],
  [21.4, 87.2],
  [19.6, 85.4],
  [17.0, 82.5],
  [15.7, 80.4],
  [13.2, 80.5],
  [10.3, 80.0],
  [9.2, 79.3],
  [8.0, 77.6],
  [8.3, 76.8],
  [11.5, 75.4],
  [15.0, 73.7],
  [18.9, 72.6],
  [20.8, 70.7],
  [22.2, 68.8],
  [23.6, 68.1],
  [24.4, 70.9],
  [27.7, 70.1],
  [28.0, 72.0],
  [30.0, 73.4],
  [31.0, 74.5],
  [32.3, 74.9],
  [33.0, 74.0],
  [34.8, 73.8],
]

/** Ray casting; islands are boxes. */
export function insideIndia(lat: number, lng: number): boolean {
  const andaman = lat > 6.5 && lat < 13.8 && lng > 92.1 && lng < 94.3
  const lakshadweep = lat > 8 && lat < 12.5 && lng > 71.5 && lng < 74
  if (andaman || lakshadweep) return true
  return outline.reduce((inside, [lat1, lng1], index) => {
    const [lat2, lng2] = outline[(index + 1) % outline.length] ?? [lat1, lng1]
    const crosses = lat1 > lat !== lat2 > lat && lng < ((lng2 - lng1) * (lat - lat1)) / (lat2 - lat1) + lng1
    return crosses ? !inside : inside
  }, false)
}

const cities: readonly (readonly [city: string, state: string, lat: number, lng: number])[] = [
  ['Bengaluru', 'Karnataka', 12.97, 77.59],
  ['Mumbai', 'Maharashtra', 19.08, 72.88],
  ['Pune', 'Maharashtra', 18.52, 73.86],
  ['New Delhi', 'Delhi', 28.61, 77.21],
  ['Jaipur', 'Rajasthan', 26.91, 75.79],
  ['Ahmedabad', 'Gujarat', 23.02, 72.57],
  ['Hyderabad', 'Telangana', 17.39, 78.49],
  ['Chennai', 'Tamil Nadu', 13.08, 80.27],
  ['Kochi', 'Kerala', 9.93, 76.26],
  ['Kolkata', 'West Bengal', 22.57, 88.36],
  ['Guwahati', 'Assam', 26.14, 91.74],
  ['Bhubaneswar', 'Odisha', 20.3, 85.82],
  ['Lucknow', 'Uttar Pradesh', 26.85, 80.95],
  ['Patna', 'Bihar', 25.59, 85.14],
  ['Bhopal', 'Madhya Pradesh', 23.26, 77.41],
  ['Chandigarh', 'Chandigarh', 30.73, 76.78],
  ['Srinagar', 'Jammu and Kashmir', 34.08, 74.8],
  ['Port Blair', 'Andaman and Nicobar Islands', 11.62, 92.73],
]

/** The nearest of a few cities, measured on a flat map: good enough to name a place. */
export function nearestCity(lat: number, lng: number): { city: string; state: string } {
  const distance = ([, , cityLat, cityLng]: (typeof cities)[number]) => Math.hypot(cityLat - lat, cityLng - lng)
  const [city = '', state = ''] = cities.toSorted((one, other) => distance(one) - distance(other))[0] ?? []
  return { city, state }
}
