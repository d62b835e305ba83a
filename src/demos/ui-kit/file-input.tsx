import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPaperclip } from 'react-icons/lu'
import { FormField } from '@/ui/forms/field.tsx'
import { FileButton } from '@/ui/forms/file-button.tsx'
import { Attachments } from './files/attachments.tsx'
import { addFiles, formatFileSize } from './files/file-rules.ts'
import { PhotoPreview } from './files/photo-preview.tsx'
import { ReadingList } from './files/reading-list.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

/** The native control, with a button in Portuguese on top. */
function Single() {
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
        <Text role="status" color="fg.muted" minW="0" overflowWrap="anywhere">
          {file ? `${file.name}, ${formatFileSize(file.size)}` : 'Nenhum arquivo escolhido'}
        </Text>
      </Flex>
    </FormField>
  )
}

const sheetRules = { endings: ['.csv'], maxBytes: 500 * 1024, maxFiles: 1 }

/** The field shows errors of the file. */
function Checked() {
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
        <Text role="status" color="fg.muted" minW="0" overflowWrap="anywhere">
          {files[0]?.name}
        </Text>
      </Flex>
    </FormField>
  )
}

/** The native control with the browser's own texts. */
function Plain() {
  return (
    <Stack gap="1.5">
      <chakra.label htmlFor="arquivo-nativo" fontWeight="500">
        Comprovante
      </chakra.label>
      <chakra.input
        id="arquivo-nativo"
        type="file"
        maxW="full"
        p="2"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="control"
        focusVisibleRing="outside"
      />
    </Stack>
  )
}

export default function FileInputPage() {
  return (
    <SpecimenPage source={() => import('./file-input.tsx?raw')}>
      <Specimen title="Um arquivo" code="Single">
        <Single />
      </Specimen>
      <Specimen title="Conferido ao escolher" description="Tipo e tamanho." code="Checked">
        <Checked />
      </Specimen>
      <Specimen
        title="Vários, com área de soltar"
        description="Escolha de uma vez ou aos poucos; o que não serve é recusado com o motivo."
        code="Attachments"
        source={() => import('./files/attachments.tsx?raw')}
      >
        <Attachments />
      </Specimen>
      <Specimen
        title="Imagem com prévia"
        description="A imagem não sai do navegador."
        code="PhotoPreview"
        source={() => import('./files/photo-preview.tsx?raw')}
      >
        <PhotoPreview />
      </Specimen>
      <Specimen
        title="Com progresso"
        description="Cada arquivo é lido de verdade, em 20 partes, com uma pausa de 100 ms entre elas para o progresso se ver. Nada sai deste navegador."
        code="ReadingList"
        source={() => import('./files/reading-list.tsx?raw')}
        isWide
      >
        <ReadingList />
      </Specimen>
      <Specimen title="Controle nativo" code="Plain">
        <Plain />
      </Specimen>
    </SpecimenPage>
  )
}
