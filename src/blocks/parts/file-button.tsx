import { Button } from '@chakra-ui/react'
import { type FileContent, readFile } from '@manifest/contract/read-file.ts'
import type { Format } from '@manifest/schema/result.ts'
import { LuDownload } from 'react-icons/lu'
import { download } from '@/lib/download.ts'

type FileButtonProps = { value: unknown; format: Format | undefined; label: string }

/** Downloads the file in a value. The name of the file says nothing of the answer. */
export function FileButton({ value, format, label }: FileButtonProps) {
  const file = format === 'file' ? readFile(value) : undefined
  if (!file) return null
  return (
    <Button size="xs" variant="outline" aria-label={`Baixar ${label}`} onClick={() => saveFile(file)}>
      <LuDownload /> Baixar
    </Button>
  )
}

export const saveFile = ({ extension, mime, base64 }: FileContent) =>
  download(
    `arquivo.${extension}`,
    mime,
    Uint8Array.from(atob(base64.replace(/\s/g, '')), (sign) => sign.charCodeAt(0)),
  )
