/** How often an Aadhaar may turn out to be another person's, for one application; after that a branch has to look at it. */
export const aadhaarTries = 3
