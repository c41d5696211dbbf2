import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { fillPlaceholders } from "@farelight/api/contract/content/contentTexts.ts"
import { listedCities } from "@farelight/api/contract/content/pageContent.ts"
import { openStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { locales } from "@farelight/api/contract/site/locale.ts"
import type { LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { cityOfMark, waitListOf } from "@farelight/api/rooms/leads/waitList/waitList.rules.ts"
import { requireFilled, tellInput } from "@farelight/api/rooms/mail/replies/reply.rules.ts"
import { draftReply, openedLetter } from "@farelight/api/rooms/mail/replies/replyTemplates.ts"
import type { Resolvers } from "../../generated.ts"
import { recordAbout } from "../leadEvents.ts"
import { kindOf, mockKinds } from "../leads.ts"
import { writeEmail } from "../mail/mail.ts"
import { addOutgoing } from "./messages.ts"
import { headersOf } from "./replies.ts"

const isWaiting = ({ waitListToldAt, status }: LeadRow) => !waitListToldAt && openStatuses.includes(status)

export const waitListResolvers: Resolvers = {
  Query: {
    waitList: (_parent, _args, { store }) => {
      const marked = mockKinds.flatMap((kind) =>
        kind.rowsOf(store).flatMap((lead) => {
          const { waitListCity: slug, waitListToldAt, createdAt: since } = lead
          const counts = { waiting: Number(isWaiting(lead)), told: Number(Boolean(waitListToldAt)) }
          return slug ? [{ leadType: kind.type, slug, since, ...counts }] : []
        }),
      )
      return waitListOf(
        listedCities(store.cmsBlocks),
        mockKinds.map(({ type }) => type),
        marked,
      )
    },
    waitListLetters: (_parent, { leadType }, { store: { cmsBlocks: sections, user } }) =>
      locales.map((locale) => ({
        locale,
        ...openedLetter(kindOf(leadType), locale, { sections, operator: user.name }),
      })),
  },
  Mutation: {
    tellWaitList: (_parent, { input }, { store }) => {
      const { city: slug, leadType, letters } = parseInput(tellInput, input)
      const kind = kindOf(leadType)
      if (!store.isMailConfigured) throw new ConflictError(refusals.noMailServerToReply)
      const city = cityOfMark(listedCities(store.cmsBlocks), slug)
      if (city?.status !== "OPEN") throw new ConflictError(refusals.cityNotOpen)
      requireFilled(kind, letters)
      const waiting = kind.rowsOf(store).filter((lead) => lead.waitListCity === slug && isWaiting(lead))
      const told = waiting.filter(({ email }) => !store.mailProblems.has(email))
      for (const lead of told) {
        const letter = letters.find(({ locale }) => locale === lead.locale) ?? { subject: "", body: "" }
        const filled = fillPlaceholders(letter, { ...kind.replyValues(lead), city: city.name })
        const { from: fromName, replyTo } = headersOf(store)
        const key = { leadType: kind.type, leadId: lead.id }
        const emailLog = writeEmail(store, { ...draftReply(kind, lead, filled, replyTo), fromName }, lead.id)
        recordAbout(store, key, "lead.replied", { emailLogId: emailLog.id })
        addOutgoing(store, key, emailLog)
        lead.waitListToldAt = new Date()
      }
      return { told: told.length, held: waiting.length - told.length, next: null }
    },
  },
}
