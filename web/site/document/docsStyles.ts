// The styles of the guide, which the API renders without scripts.
import "virtual:tokens.css"
import "../../theme/fonts.css"
import "./global.css"
import "./print.css"
import "./docs.css"
