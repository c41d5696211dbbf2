/** Jest's `filter`: what touches no database cannot differ between engines. */
module.exports = async (paths) => {
  const { needsDatabase } = await import("../database/needsDatabase.mjs")
  return { filtered: paths.filter(needsDatabase) }
}
