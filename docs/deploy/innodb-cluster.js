// Run by MySQL Shell in compose.yml at each start: makes the three nodes a cluster, or brings it back after all of them
// were stopped, and makes the application's database and account.

const [first, ...others] = ["mysql1", "mysql2", "mysql3"]
const password = os.getenv("MYSQL_ROOT_PASSWORD")
const accountOf = (host) => ({ user: "root", password, host, port: 3306 })

const isInCluster = (cluster, host) => `${host}:3306` in cluster.status().defaultReplicaSet.topology

const openCluster = () => {
  try {
    return dba.getCluster()
  } catch (_notRunning) {
    try {
      return dba.rebootClusterFromCompleteOutage("farelight")
    } catch (_none) {
      return dba.createCluster("farelight", { gtidSetIsComplete: true })
    }
  }
}

shell.connect(accountOf(first))
const cluster = openCluster()
for (const host of others) {
  if (!isInCluster(cluster, host)) cluster.addInstance(accountOf(host), { recoveryMethod: "clone" })
}

// Not on the first node, which need not be the primary.
const primary = cluster.status().defaultReplicaSet.primary.split(":")[0]
shell.connect(accountOf(primary))
session.runSql("CREATE DATABASE IF NOT EXISTS farelight")
session.runSql("CREATE USER IF NOT EXISTS farelight IDENTIFIED BY ?", [os.getenv("MYSQL_PASSWORD")])
session.runSql("GRANT ALL ON farelight.* TO farelight")
print(`${cluster.status().defaultReplicaSet.statusText}\n`)
