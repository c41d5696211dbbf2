import type { Sequelize } from "sequelize"
import { leadKinds } from "../leadKinds.ts"
import { defineAdminSession } from "../modules/auth/adminSession.model.ts"
import { defineAdminUser } from "../modules/auth/adminUser.model.ts"
import { defineCmsBlock } from "../modules/cms/cmsBlock.model.ts"
import { defineCmsBlockVersion } from "../modules/cms/cmsBlockVersion.model.ts"
import { defineEmailAttempt } from "../modules/email/emailAttempt.model.ts"
import { defineEmailLog } from "../modules/email/emailLog.model.ts"
import { defineLeadWork } from "../modules/leads/leadWork.model.ts"
import { defineMediaFile } from "../modules/media/mediaFile.model.ts"
import { defineMediaOriginal } from "../modules/media/mediaOriginal.model.ts"
import { defineMediaRendition } from "../modules/media/mediaRendition.model.ts"
import { defineSearchTerm } from "../modules/search/searchTerm.model.ts"

/** Binds every model to a connection; a model comes after those that it belongs to. */
export const defineModels = (sequelize: Sequelize) => {
  for (const { defineModel } of leadKinds) defineModel(sequelize)
  defineLeadWork(sequelize)
  defineSearchTerm(sequelize)
  defineEmailLog(sequelize)
  defineEmailAttempt(sequelize)
  defineAdminUser(sequelize)
  defineAdminSession(sequelize)
  defineCmsBlock(sequelize)
  defineCmsBlockVersion(sequelize)
  defineMediaFile(sequelize)
  defineMediaOriginal(sequelize)
  defineMediaRendition(sequelize)
}
