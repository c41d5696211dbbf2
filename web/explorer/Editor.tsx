import { EditorState, type Extension } from "@codemirror/state"
import { EditorView } from "@codemirror/view"
import { type RefObject, useEffect, useEffectEvent, useRef } from "react"
import { editorLook } from "./editorLook.ts"

interface Props {
  label: string
  text: string
  /** Called with what was typed. Without it, the text can only be read. */
  change?: (text: string) => void
  /** The language, keys and the like; another value makes the editor anew. */
  extensions: Extension
  /** Where the editor is put, for who asks where its cursor is. */
  handle?: RefObject<EditorView | null>
}

/** A text in an editor that knows its language. */
export const Editor = ({ label, text, change, extensions, handle }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  const own = useRef<EditorView>(null)
  const view = handle ?? own
  const isReadOnly = !change
  const tell = useEffectEvent((typed: string) => change?.(typed))
  const firstText = useEffectEvent(() => text)

  useEffect(() => {
    if (!element.current) return
    view.current = new EditorView({
      parent: element.current,
      doc: firstText(),
      extensions: [
        editorLook,
        extensions,
        EditorView.contentAttributes.of({ "aria-label": label }),
        EditorState.readOnly.of(isReadOnly),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && tell(state.doc.toString())),
      ],
    })
    return () => view.current?.destroy()
  }, [label, extensions, isReadOnly, view])

  // What comes from elsewhere: an answer, another request, the document formatted.
  useEffect(() => {
    const shown = view.current?.state.doc
    if (shown && shown.toString() !== text)
      view.current?.dispatch({ changes: { from: 0, to: shown.length, insert: text } })
  }, [text, view])

  return <div ref={element} className="explorerEditor" />
}
