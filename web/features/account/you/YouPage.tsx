export const YouPage = () => null
