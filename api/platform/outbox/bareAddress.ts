/** The address in `Leads <leads@example.com>`. */
export const bareAddress = (address: string) => address.replace(/^.*<(.+)>$/, "$1")
