declare module "relay-compiler" {
  const path: string
  export default path
}
