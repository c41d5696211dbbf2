import { CmsEditor } from "../features/cms/editor/CmsEditor.tsx"
import { MediaPicker } from "../features/media/MediaPicker.tsx"

/** The editor of the site's content, whose pictures come from the media library. */
export const CmsTab = () => <CmsEditor PictureControl={MediaPicker} />
