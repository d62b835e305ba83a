import { Text } from '@chakra-ui/react'
import { LuFileUp } from 'react-icons/lu'
import { DropZone } from '@/ui/forms/drop-zone.tsx'
import { FileButton } from '@/ui/forms/file-button.tsx'

const accept = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values'

/** A file picker and drop zone for a list; of several files it takes the first. */
export function FilePicker({ onChoose }: { onChoose: (file: File) => void }) {
  const choose = ([file]: FileList) => {
    if (file) onChoose(file)
  }
  return (
    <DropZone onFiles={choose} align="center" justify="center" textAlign="center" minH="44" flex="1">
      <Text color="fg.muted">Solte o arquivo aqui, ou</Text>
      <FileButton
        icon={<LuFileUp aria-hidden="true" />}
        text="Escolher arquivo"
        accept={accept}
        onFiles={choose}
      />
    </DropZone>
  )
}
