import { chakra, Flex, Grid, type HTMLChakraProps, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
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

type NativeFileProps = HTMLChakraProps<'input'> & { label: string }

function NativeFile({ label, ...input }: NativeFileProps) {
  const id = useId()
  return (
    <Stack gap="1.5" minW="0">
      <chakra.label htmlFor={id} fontWeight="500">
        {label}
      </chakra.label>
      <chakra.input
        id={id}
        type="file"
        width="full"
        p="1"
        color="fg.muted"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="control"
        focusVisibleRing="outside"
        css={fileButtonCss}
        {...input}
      />
    </Stack>
  )
}

const fileButtonCss = {
  '&::file-selector-button': {
    height: '8',
    px: '3',
    me: '3',
    borderWidth: '0',
    bg: 'bg.muted',
    color: 'fg',
    fontWeight: '500',
    borderRadius: 'control',
    cursor: 'pointer',
  },
  '&:disabled': { opacity: 0.5 },
  '&:disabled::file-selector-button': { cursor: 'default' },
} as const

/** The native control with the browser's own texts. */
function Plain() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="4">
      <NativeFile label="Comprovante" />
      <NativeFile label="Fotos do local" multiple accept="image/*" />
      <NativeFile label="Depois da aprovação" disabled />
    </Grid>
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
      <Specimen
        title="Controle nativo"
        description="Um arquivo, vários e indisponível, com os textos do navegador."
        code="Plain"
        isWide
      >
        <Plain />
      </Specimen>
    </SpecimenPage>
  )
}
