/** Jest's `filter`: the tests whose result can differ between engines. */
module.exports = async (paths) => {
  const { runsOnMysql } = await import("../database/needsDatabase.mjs")
  return { filtered: paths.filter(runsOnMysql) }
}
