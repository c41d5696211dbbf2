import { expect, test } from "@jest/globals"
import { explainReport } from "../../../../platform/failures/reportCauses.ts"
import { readHead } from "./head.ts"
import { referencesOf } from "./headValues.ts"
import { separateQuote } from "./quotedParts.ts"
import { safeHtml } from "./safeHtml.ts"

test.each([
  ["5.1.0", "550 5.1.0 <b@example.org> sender rejected. AUP#1"],
  ["5.1.0", "5.1.0 - Unknown address error 550-'5.7.1 <b@example.org>... Access denied'"],
  ["5.1.1", "550 5.7.1 IP address blacklisted by recipient"],
  ["5.2.1", "550-5.2.1 The user is receiving mail at a rate that prevents additional messages"],
  ["5.4.4", "Name service error for name=example.org type=MX: Malformed name server reply"],
  ["5.0.0", "550 Rejected"],
  ["5.0.0", "550 5.0.0 <ann@example.com>: Recipient address rejected: On hold"],
  [null, "after MAIL FROM:<b@example.org>: 553 5.1.0 the domain does not exist"],
  [null, "550 This system accepts no messages from servers with no reverse DNS"],
  [null, "550 Unfortunately, messages from 192.0.2.1 weren't sent"],
  [null, "550 5.1.1 Must issue a STARTTLS command first; mailbox unavailable"],
  [null, "551 Virus Detected; mailbox unavailable"],
  [null, "553 Greylisted: no such user yet"],
])("a bounce that is not about the recipient is soft: %s %s", (status, words) => {
  expect(explainReport("failed", status, words).kind).toBe("SOFT")
})

test.each([
  ["5.1.1", "550 5.1.1"],
  ["5.0.0", "550 <ann@example.com>: No such user here"],
  ["5.4.4", "550 5.4.4 Invalid domain"],
  ["5.4.1", "550 5.4.1 Recipient address rejected: Access denied"],
  [null, "DNS lookup failure: host mail.example.org not found"],
])("a bounce that names the recipient is hard: %s %s", (status, words) => {
  expect(explainReport("failed", status, words).kind).toBe("HARD")
})

test("a signature below a quotation is no answer; an answer below a quotation is never collapsed", () => {
  const quotedText = "On Tue, Nov 3, 2026 at 10:00 AM Kim <kim@example.com> wrote:\n> Can you start?"
  const signed = { text: "Yes.", quotedText: `${quotedText}\n\n-- \nAna` }
  expect(separateQuote(`${signed.text}\n\n${signed.quotedText}`)).toEqual(signed)
  const answered = `See below.\n\n${quotedText}\n\nYes, on Monday.`
  expect(separateQuote(answered)).toEqual({ text: answered, quotedText: null })
})

test("only the nearest 50 references of a message are used", () => {
  const ids = Array.from({ length: 51 }, (_, index) => `<${index}@example.org>`)
  const head = `References: ${ids.slice(0, -1).join(" ")}\r\nIn-Reply-To: ${ids[50]}\r\n\r\n`
  expect(referencesOf(readHead(Buffer.from(head)))).toEqual(ids.slice(1))
})

const LINK = '<a rel="noopener noreferrer" target="_blank">a</a>'

test.each([
  ['<a href="javascript:alert(1)">a</a>', LINK],
  ['<a href="data:text/html,x">a</a>', LINK],
  ['<a href="//evil.example/x">a</a>', LINK],
  [
    '<a href="https://x.example/" target="_self" rel="opener" onclick="x()">a</a>',
    '<a href="https://x.example/" rel="noopener noreferrer" target="_blank">a</a>',
  ],
  ['<p style="background:url(https://x.example/);color:red">a</p>', '<p style="color:red">a</p>'],
  ['<p style="color:expression(x);background-color:url(//x.example)">a</p>', "<p>a</p>"],
  ['<img src="https://x.example/p.gif" alt="<b>logo</b>" onerror="x()">', "<span>[&lt;b&gt;logo&lt;/b&gt;]</span>"],
  ["<svg><script>x()</script></svg><style>p{}</style><p>a</p>", "<p>a</p>"],
  ['<form action="https://x.example"><input name="x"><p id="x" class="y">a</p></form>', "<p>a</p>"],
  ['<meta http-equiv="refresh" content="0;url=https://x.example"><base href="https://x.example"><p>a</p>', "<p>a</p>"],
  ['<a href="JaVa&#115;cript:x()">a</a>', LINK],
  ['<a href="\u0001javascript:x()">a</a>', LINK],
  ['<a href=" vbscript:x">a</a>', LINK],
  ['<a href="mailto:a@x.example">a</a>', LINK.replace("<a", '<a href="mailto:a@x.example"')],
  ['<p style="position:fixed;behavior:url(x)" title="</p><script>x()</script>" onclick="x()">a</p>', "<p>a</p>"],
  ['<img src="cid:a@b" srcset="https://x.example/i.png 2x"><img src=x>', "<span>[picture]</span><span></span>"],
  [
    '<iframe src="k" srcdoc="<script>x()</script>"></iframe><object data="l"></object><embed src="m"><p>a</p>',
    "<p>a</p>",
  ],
  [
    '<video poster="n"><source src="o"></video><audio src="p"></audio><math><mi href="q">m</mi></math><p>a</p>',
    "<p>a</p>",
  ],
  ['<body background="e"><table background="r"><tr><td>a</td></tr></table>', "<table><tr><td>a</td></tr></table>"],
  ['<!--[if mso]><img src="s"><![endif]--><noscript><img src="t"></noscript><button>b</button><p>a</p>', "<p>a</p>"],
  ["<textarea>area</textarea><title>Not this</title><p>a</p>", "<p>a</p>"],
])("HTML of a mail is sanitized: nothing loads or runs, and links show their target: %s", (html, expected) => {
  expect(safeHtml(html).html).toBe(expected)
})

test.each([
  '03.11.2026, 10:00, "Ann" <ann@example.com>:',
  "On Tue, 3 Nov 2026 10:00:00 -0800 Ann <ann@example.com> wrote",
  "Fra: Ann\nSendt: 3. november 2026 10:00\nTil: Kim\nEmne: Start",
  "Från: Ann\nSkickat: den 3 november 2026 10:00\nTill: Kim\nÄmne: Start",
])("the line that begins a quotation is recognized: %j", (head) => {
  expect(separateQuote(`Yes.\n\n${head}\n\nCan you start?`).text).toBe("Yes.")
})
