import "virtual:tokens.css"
import "../../theme/fonts.css"
import "./global.css"
import "./docs.css"
