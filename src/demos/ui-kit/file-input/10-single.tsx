import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPaperclip } from 'react-icons/lu'
import { FormField } from '@/ui/forms/field.tsx'
import { FileButton } from '@/ui/forms/file-button.tsx'
import { Muted } from '../basics.tsx'
import { formatFileSize } from '../files/file-rules.ts'

export const meta = { title: 'Um arquivo' }

/** The native control, with a button in Portuguese on top. */
export default function Single() {
  const [file, setFile] = useState<File>()
  return (
    <FormField label="Contrato" help="Um PDF.">
      <Flex align="center" gap="3" wrap="wrap">
        <FileButton
          icon={<LuPaperclip aria-hidden="true" />}
          text={file ? 'Trocar arquivo' : 'Escolher arquivo'}
          accept=".pdf"
          onFiles={([chosen]) => chosen && setFile(chosen)}
        />
        <Muted role="status" minW="0" overflowWrap="anywhere">
          {file ? `${file.name}, ${formatFileSize(file.size)}` : 'Nenhum arquivo escolhido'}
        </Muted>
      </Flex>
    </FormField>
  )
}
