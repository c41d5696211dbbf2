import { CmsEditor } from "../features/cms/editor/CmsEditor.tsx"
import { MediaPicker } from "../features/media/picker/MediaPicker.tsx"

/** The editor of the site's content, whose pictures come from the media library. */
export const CmsTab = () => <CmsEditor PictureControl={MediaPicker} />
