import { useState } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { readFiles, type StoredFile, storedFileRules } from '../../parts/stored-file.ts'
import { addFiles } from '../../ui-kit/files/file-rules.ts'

export type MessageFiles = ReturnType<typeof useMessageFiles>

/** The files of the message that the user writes. They come from the button, the clipboard or a drop. */
export function useMessageFiles() {
  const [files, setFiles] = useState<readonly StoredFile[]>([])

  async function attach(incoming: Iterable<File>) {
    const { files: chosen, refused } = addFiles<StoredFile | File>(files, incoming, storedFileRules)
    for (const { name, reason } of refused) notify.error(`${name}: ${reason}`, { duration: 4000 })
    try {
      const read = await readFiles(chosen.filter((file) => file instanceof File))
      if (read.length === 0) return
      setFiles((before) => [...before, ...read])
      announce(formatCounted(read.length, 'arquivo na mensagem', 'arquivos na mensagem'))
    } catch {
      notify.error('Não foi possível ler o arquivo')
    }
  }

  return { files, setFiles, attach }
}
