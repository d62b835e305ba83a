import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPaperclip } from 'react-icons/lu'
import { FormField } from '@/ui/forms/field.tsx'
import { FileButton } from '@/ui/forms/file-button.tsx'
import { Muted } from '../basics.tsx'
import { addFiles, formatFileSize } from '../files/file-rules.ts'

export const meta = {
  Single: { title: 'Um arquivo' },
  Checked: { title: 'Conferido ao escolher', description: 'Tipo e tamanho.' },
}

/** The native control, with a button in Portuguese on top. */
export function Single() {
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

const sheetRules = { endings: ['.csv'], maxBytes: 500 * 1024, maxFiles: 1 }

export function Checked() {
  const [{ files, refused }, setChosen] = useState(() => addFiles<File>([], [], sheetRules))
  const refusal = refused[0]
  return (
    <FormField
      label="Planilha de contatos"
      required
      help={`CSV de até ${formatFileSize(sheetRules.maxBytes)}.`}
      error={refusal && `${refusal.name}: ${refusal.reason}`}
    >
      <Flex align="center" gap="3" wrap="wrap">
        <FileButton
          icon={<LuPaperclip aria-hidden="true" />}
          text="Escolher planilha"
          accept=".csv"
          onFiles={(incoming) => setChosen(addFiles<File>([], incoming, sheetRules))}
        />
        <Muted role="status" minW="0" overflowWrap="anywhere">
          {files[0]?.name}
        </Muted>
      </Flex>
    </FormField>
  )
}
