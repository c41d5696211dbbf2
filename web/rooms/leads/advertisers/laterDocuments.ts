export {
  AddAdvertiserSubmissionDocument as addDocument,
  AdvertiserSubmissionHistoryDocument as historyDocument,
  KnownAdvertiserSubmissionsDocument as knownDocument,
} from "../../../graphql/generated.ts"
