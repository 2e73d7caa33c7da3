/** The company that runs this Podium; an empty value is shown as a visible placeholder (`legal.documents`). */
export interface Company {
  name: string
  address: string
  taxNumber: string
  email: string
  phone: string
}
