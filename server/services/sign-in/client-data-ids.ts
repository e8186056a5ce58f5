/** What names prepared client data; both are opaque. */
export interface ClientDataIds {
  requestId: string
  clientId: string
}
