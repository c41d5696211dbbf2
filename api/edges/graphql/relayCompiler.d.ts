declare module "relay-compiler" {
  /** The path of the program for this machine. */
  const path: string
  export default path
}
