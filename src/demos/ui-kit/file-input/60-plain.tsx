import { chakra, Grid, type HTMLChakraProps, Stack } from '@chakra-ui/react'
import { useId } from 'react'

export const meta = {
  title: 'Controle nativo',
  description: 'Um arquivo, vários e indisponível, com os textos do navegador.',
  isWide: true,
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
export default () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="4">
    <NativeFile label="Comprovante" />
    <NativeFile label="Fotos do local" multiple accept="image/*" />
    <NativeFile label="Depois da aprovação" disabled />
  </Grid>
)
