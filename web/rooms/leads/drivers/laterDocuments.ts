export {
  AddDriverApplicationDocument as addDocument,
  DriverApplicationHistoryDocument as historyDocument,
  KnownDriverApplicationsDocument as knownDocument,
} from "../../../graphql/generated.ts"
