import { expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { storeSetting } from "../../accounts/settings/teamSetting.ts"
import { User } from "../../accounts/users/user.model.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { remindOfFollowUps } from "./followUpReminder.ts"

const app = await setUpTestApp()
await startWithoutMail()
for (let lead = 0; lead < 21; lead += 1) await app.apply({ name: `D ${lead}` })
await app.inquire({ company_name: "Harbor Coffee" })
const ana = await createAccount(app, { role: "MANAGER", email: "ana@example.com" })
const ben = await createAccount(app, { role: "MANAGER", email: "ben@example.com" })
await DriverApplication.update({ ownerId: ana.user.id, followUpOn: "2030-03-04" }, { where: {} })
await AdvertiserSubmission.update({ ownerId: ana.user.id, followUpOn: "2030-03-01" }, { where: {} })
await DriverApplication.update({ status: "rejected" }, { where: { name: "D 3" } })
await DriverApplication.update({ ownerId: ben.user.id, followUpOn: "2030-03-05" }, { where: { name: "D 4" } })

const remind = (moment: string) => remindOfFollowUps(new Date(moment))
const reminders = () => EmailLog.findAll({ where: { logType: "follow_up_reminder" }, order: ["id"] })

test("each user gets at most one reminder of follow-ups per morning", async () => {
  await remind("2030-03-04T06:59:59Z")
  await remind("2030-03-04T13:00:00Z")
  expect(await reminders()).toHaveLength(0)

  await Promise.all([remind("2030-03-04T07:01:00Z"), remind("2030-03-04T07:01:00Z")])
  await remind("2030-03-04T12:59:00Z")
  const [mail, ...others] = await reminders()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: "ana@example.com", userId: ana.user.id, subject: "20 follow-ups due today" })
  // Nineteen open drivers and, first, the advertiser who waits longest.
  expect(mail?.body).toMatch(
    /Harbor Coffee \(advertiser inquiry, due Mar 1\)\n\S+\/advertisers\/1\n\nD 0 \(driver application, due Mar 4\)/,
  )
  expect(mail?.body).not.toMatch(/^D [34] /m)
  expect(mail?.formData.leads).toContain(",advertiser_submission:1,driver_application:1,")
})

test("the next day brings another reminder, which names up to 20 leads", async () => {
  await DriverApplication.update({ status: "pending" }, { where: { name: "D 3" } })
  await remind("2030-03-05T07:00:00Z")
  const mails = (await reminders()).slice(1)
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ["ana@example.com", "21 follow-ups due today"],
    ["ben@example.com", "1 follow-up due today"],
  ])
  expect(mails[0]?.body).toContain("These are the first 20; 1 more wait in the dashboard.")
})

test("reminders follow mornings of the team's time zone", async () => {
  await storeSetting("time_zone", "America/Los_Angeles")
  const before = (await reminders()).length
  await remind("2030-03-06T14:59:00Z")
  expect((await reminders()).length).toBe(before)
  await remind("2030-03-06T15:00:00Z")
  expect((await reminders()).length).toBe(before + 2)
  await storeSetting("time_zone", "UTC")
})

test("a reminder recorded under a wrong date blocks no later one, and none is sent twice", async () => {
  const before = (await reminders()).length
  await remind("2031-03-06T09:00:00Z")
  await remind("2030-03-06T09:00:00Z")
  expect((await reminders()).length).toBe(before + 4)
  await remind("2030-03-05T09:00:00Z")
  expect((await reminders()).length).toBe(before + 4)
})

test("the morning summary replaces a user's reminder if chosen, and is skipped if nothing waits", async () => {
  const choose = (type: string, isOn: boolean) =>
    ben.ask(`mutation { chooseMail(type: ${type}, isOn: ${isOn}) { mailChoices { type isOn } } }`)
  const waitingSince = new Date("2030-03-07T01:00:00Z")
  await DriverApplication.update({ waitingSince, status: "rejected" }, { where: { name: "D 3" } })
  await DriverApplication.update({ waitingSince }, { where: { name: "D 4" } })
  await DriverApplication.update({ createdAt: new Date("2030-03-07T02:00:00Z") }, { where: { name: "D 5" } })
  await choose("MORNING_SUMMARY", true)
  const before = (await reminders()).length
  await remind("2030-03-07T07:00:00Z")
  await remind("2030-03-07T08:00:00Z")
  expect((await reminders()).slice(before).map(({ recipient }) => recipient)).toEqual(["ana@example.com"])
  const summaries = () => EmailLog.findAll({ where: { logType: "morning_summary" } })
  const [summary, ...others] = await summaries()
  expect(others).toEqual([])
  expect(summary).toMatchObject({
    recipient: "ben@example.com",
    subject: "This morning: 1 to follow up, 1 waiting for an answer, 1 new",
    formData: { leads: ",driver_application:5,driver_application:6," },
  })
  expect(summary?.body).toMatch(
    /D 4 \(driver application, to follow up, waiting for an answer\)\n\S+\/drivers\/5\n\nD 5 /,
  )

  await DriverApplication.update({ followUpOn: null, waitingSince: null }, { where: { name: "D 4" } })
  await remind("2030-03-09T07:00:00Z")
  expect(await summaries()).toHaveLength(1)
  await choose("MORNING_SUMMARY", false)
  await choose("FOLLOW_UP_REMINDER", false)
  await DriverApplication.update({ followUpOn: "2030-03-05" }, { where: { name: "D 4" } })
  await remind("2030-03-10T07:00:00Z")
  expect((await reminders()).at(-1)?.recipient).toBe("ana@example.com")
  await choose("FOLLOW_UP_REMINDER", true)
})

test("deactivated users and those without leads:read get no reminder", async () => {
  const before = (await reminders()).length
  await ana.user.update({ role: "EDITOR" })
  await remind("2030-03-11T07:00:00Z")
  const mails = (await reminders()).slice(before)
  expect(mails.map(({ recipient }) => recipient)).toEqual(["ben@example.com"])
  await User.update({ state: "DEACTIVATED" }, { where: { email: "ben@example.com" } })
  await remind("2030-03-12T07:00:00Z")
  expect(await reminders()).toHaveLength(before + 1)
})
