import { HighlightStyle, syntaxHighlighting } from "@codemirror/language"
import { EditorView } from "@codemirror/view"
import { tags } from "@lezer/highlight"

/** The site's letters and colors in an editor. */
export const editorLook = [
  EditorView.theme({
    "&": { height: "100%", backgroundColor: "var(--surface)", color: "var(--text)", fontSize: "var(--font-size-xs)" },
    // Around it, and over the line numbers.
    "&.cm-focused": { outline: "none" },
    "&.cm-focused::after": {
      content: "''",
      position: "absolute",
      zIndex: "300",
      inset: "0",
      border: "2px solid var(--focus)",
      pointerEvents: "none",
    },
    ".cm-scroller": { fontFamily: "var(--font-figure)", lineHeight: "var(--line-height-body)" },
    ".cm-content": { caretColor: "var(--text)" },
    ".cm-cursor": { borderLeftColor: "var(--text)" },
    ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--text-muted)", border: "0" },
    ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
    "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
      backgroundColor: "var(--info-surface)",
    },
    ".cm-tooltip": {
      maxWidth: "min(32rem, 90vw)",
      padding: "var(--space-2)",
      border: "1px solid var(--border)",
      borderRadius: "var(--radius-sm)",
      backgroundColor: "var(--surface-raised)",
      color: "var(--text)",
      // The letters of texts have no upright backtick.
      fontFamily: "var(--font-figure)",
      boxShadow: "var(--shadow-raised)",
    },
    ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.keyword, tags.modifier], color: "var(--aside)" },
      { tag: [tags.string, tags.special(tags.string)], color: "var(--success)" },
      { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--warning)" },
      { tag: [tags.propertyName, tags.attributeName, tags.variableName], color: "var(--info)" },
      { tag: [tags.typeName, tags.definitionKeyword], color: "var(--accent-text)" },
      { tag: tags.comment, color: "var(--text-muted)" },
    ]),
  ),
]
