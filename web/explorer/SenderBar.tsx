import { Sign } from "../parts/Sign.tsx"
import { chooseSender, type Sender, senders, storeApiKey, useSender } from "./sender.ts"

const labels: Record<Sender, string> = {
  session: "Your sign-in",
  key: "API key",
  visitor: "Visitor",
}

/** Says as whom requests are sent, and takes the key. */
export const SenderBar = () => {
  const { sender, apiKey, isSignedIn } = useSender()
  return (
    <header className="senderBar" data-surface="night">
      <h1>
        <Sign /> GraphQL explorer
      </h1>
      <fieldset>
        <legend>Send as</legend>
        {senders.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="sender"
              checked={sender === each}
              disabled={each === "session" && !isSignedIn}
              onChange={() => chooseSender(each)}
            />
            {labels[each]}
          </label>
        ))}
      </fieldset>
      {sender === "key" && (
        <form onSubmit={(event) => event.preventDefault()}>
          <input
            type="password"
            className="senderKey"
            aria-label="API key"
            placeholder="flk_..."
            autoComplete="off"
            spellCheck={false}
            value={apiKey}
            onChange={({ target }) => storeApiKey(target.value)}
          />
        </form>
      )}
      <div className="senderLinks">
        <a href="/docs">Reference</a>
        <a href={isSignedIn ? "/adminpage/settings/keys" : "/adminpage"}>{isSignedIn ? "API keys" : "Sign in"}</a>
      </div>
    </header>
  )
}
