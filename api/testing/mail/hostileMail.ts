import { gzipSync } from "node:zlib"

// Malicious messages that try to exhaust, mislead or take over their reader.

export const HEAD =
  "From: Ann <ann@example.com>\r\nTo: leads@example.org\r\nSubject: Hello\r\nMessage-ID: <h@example.com>\r\nMIME-Version: 1.0\r\n"

export const plain = (body: string, head = HEAD): Buffer =>
  Buffer.from(`${head}Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`)

export const html = (body: string): Buffer =>
  Buffer.from(`${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n${body}`)

export const encoded = (encoding: string, body: string): Buffer =>
  Buffer.from(`${HEAD}Content-Type: text/plain\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`)

const TEXT = "Content-Type: text/plain\r\n\r\nThe text."

export const mixed = (parts: readonly string[]): Buffer =>
  Buffer.from(
    `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${[TEXT, ...parts].map((part) => `--b\r\n${part}\r\n`).join("")}--b--\r\n`,
  )

export const file = (name: string, bytes: Buffer): string =>
  `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString("base64").replace(/(.{76})/g, "$1\r\n")}`

export const nested = (depth: number): Buffer => {
  let part = TEXT
  for (let at = depth; at > 0; at -= 1)
    part = `Content-Type: multipart/mixed; boundary=n${at}\r\n\r\n--n${at}\r\n${part}\r\n--n${at}--`
  return Buffer.from(HEAD + part)
}

export const forwarded = (depth: number): Buffer => {
  let part = "From: x@example.com\r\n\r\nDeep."
  for (let at = 0; at < depth; at += 1) part = `Content-Type: message/rfc822\r\n\r\n${part}`
  return mixed([part])
}

/** 50 MB, compressed to 50 KB. */
export const bomb = (): Buffer => gzipSync(Buffer.alloc(50_000_000))

const LENGTH = 500_000
const filled = (text: string) => text.repeat(LENGTH / text.length)

/** Half a million characters each, on which regular expressions could backtrack forever. */
export const expensive: Record<string, () => Buffer> = {
  "a line of >": () => plain(filled(">")),
  "lines of >": () => plain(filled("> \n")),
  "On On On … wrote:": () => plain(`${filled("On ")}… wrote:`),
  "lines of On … wrote": () => plain(filled(`On 1 ${"wrote ".repeat(70)}x:\n`)),
  "lines that begin like a quotation": () => plain(filled("On x:\n")),
  "From: and Subject:": () => plain(filled("From: x\nSubject: y\n")),
  "lines of ____": () => plain(filled("____________\n")),
  "spaces before a word": () => plain(`${filled(" ")}x`),
  "Content-Type, and a byte of no alphabet": () =>
    Buffer.concat([plain(filled("Content-Type: text/plain;\n ")), Buffer.from([0xff])]),
  "a report of <a@": () => plain(filled("<a@"), `Return-Path: <>\r\n${HEAD.replace("Hello", "failure notice")}`),
  "a report of 1.1.1": () => plain(filled("1."), `Return-Path: <>\r\n${HEAD.replace("Hello", "failure notice")}`),
  "a report of a@a.a.a": () =>
    plain(`a@${filled("a.")}`, `Return-Path: <>\r\n${HEAD.replace("Hello", "failure notice")}`),
  "a subject of ((((": () => plain("", HEAD.replace("Hello", filled("("))),
  "a subject of =?utf-8?q?": () => plain("", HEAD.replace("Hello", filled("=?utf-8?q?"))),
  'a sender of (<"': () => plain("", HEAD.replace("Ann <ann@example.com>", filled('(<"'))),
  "parameters of Content-Type": () => Buffer.from(`${HEAD}Content-Type: text/plain; ${filled("a*0*=b; ")}\r\n\r\n`),
  "<a <a <a": () => html(filled("<a href=")),
  "<<<<": () => html(filled("<")),
  "<!--<!--": () => html(filled("<!--")),
  "elements in elements": () => html(filled("<b>")),
  "tables in tables": () => html(filled("<table><tr><td>")),
  "[cid:[cid:": () => html(`<img src=x>${filled("[cid:")}`),
  "style=((((": () => html(`<p style="color:${filled("(")}">x</p>`),
}
