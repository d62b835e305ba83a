import { chakra, Flex, Image, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuDownload, LuFile, LuFileImage, LuFileSpreadsheet, LuFileText, LuX } from 'react-icons/lu'
import { formatFileSize } from '../ui-kit/files/file-rules.ts'
import { IconAction } from './icon-action.tsx'
import { downloadStoredFile, type StoredFile } from './stored-file.ts'

type StoredFileListProps = {
  label: string
  files: readonly StoredFile[]
  /** Removes a file; without it files are downloaded. */
  onRemove?: (file: StoredFile) => void
  /** Shows pictures above their names. */
  hasPreviews?: boolean
}

/** Files with their sizes, to download or to remove. */
export function StoredFileList({ label, files, onRemove, hasPreviews = false }: StoredFileListProps) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" display="flex" flexWrap="wrap" gap="2" minW="0">
      {files.map((file) => (
        <chakra.li key={`${file.name} ${file.size}`} css={item}>
          {hasPreviews && isImage(file.url) && (
            <Image src={file.url} alt="" width="full" maxH="40" objectFit="contain" bg="bg.muted" />
          )}
          <Flex align="center" gap="2" ps="2.5" pe="0.5" py="0.5">
            <FileIcon name={file.name} />
            <Text as="span" flex="1" minW="0" truncate title={file.name}>
              {file.name}
            </Text>
            <Text as="span" color="fg.muted" textStyle="small" flexShrink="0">
              {formatFileSize(file.size)}
            </Text>
            {onRemove ? (
              <IconAction label={`Tirar ${file.name}`} icon={<LuX />} onClick={() => onRemove(file)} />
            ) : (
              <IconAction
                label={`Baixar ${file.name}`}
                icon={<LuDownload />}
                onClick={() => downloadStoredFile(file)}
              />
            )}
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const item = {
  width: 'fit-content',
  minW: 'min(100%, 16rem)',
  maxW: 'min(100%, 22rem)',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderRadius: 'control',
  overflow: 'hidden',
} as const

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
