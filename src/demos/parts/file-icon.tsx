import type { ReactNode } from 'react'
import { LuFile, LuFileImage, LuFileSpreadsheet, LuFileText } from 'react-icons/lu'

const iconByEnding: [RegExp, ReactNode][] = [
  [/\.(png|jpe?g|webp|gif|svg)$/i, <LuFileImage aria-hidden="true" key="image" />],
  [/\.(csv|xlsx?|ods)$/i, <LuFileSpreadsheet aria-hidden="true" key="sheet" />],
  [/\.(pdf|docx?|odt|txt|md)$/i, <LuFileText aria-hidden="true" key="text" />],
]

/** The icon of a file type, by the ending of the name. */
export const FileIcon = ({ name }: { name: string }) =>
  iconByEnding.find(([ending]) => ending.test(name))?.[1] ?? <LuFile aria-hidden="true" />

/** Returns true for the data URL of a picture. */
export const isImage = (url: string | undefined) => url?.startsWith('data:image/') ?? false
