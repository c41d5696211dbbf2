export const ActivityPage = () => null
