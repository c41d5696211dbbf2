/** How many leads of each kind there are of something, such as a day or a status. */
export interface LeadCounts {
  label: string
  driverApplications: number
  advertiserSubmissions: number
}
