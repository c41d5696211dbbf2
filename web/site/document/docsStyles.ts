// The styles of the reference, which the API renders itself: it has no scripts.
import "virtual:tokens.css"
import "../../theme/fonts.css"
import "./global.css"
import "./print.css"
import "./docs.css"
