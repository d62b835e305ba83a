import { Box, chakra, Stack } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { LuChevronDown, LuMail } from 'react-icons/lu'
import { Input } from '@/ui/forms/field.tsx'

export const meta = { title: 'Rótulos flutuantes', description: 'Sobem com o foco ou com um valor; só CSS.' }

type FloatingFieldProps = Omit<ComponentProps<typeof Input>, 'placeholder'> & {
  label: string
  error?: string
  icon?: React.ReactNode
}

/** A label inside the field that moves to its top when the field has the focus or a value. Only CSS moves it. */
function FloatingField({ label, error, icon, ...input }: FloatingFieldProps) {
  const id = useId()
  return (
    <Box>
      <Box css={[floatingCss, icon ? withIconCss : {}]}>
        {icon}
        {/* The blank placeholder lets CSS find an empty field. */}
        <Input
          id={id}
          placeholder=" "
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          {...input}
        />
        <label htmlFor={id}>{label}</label>
      </Box>
      {error && (
        <Box id={`${id}-error`} color="fg.error" textStyle="small" fontWeight="500" mt="1.5">
          {error}
        </Box>
      )}
    </Box>
  )
}

/** The same for a text of several lines and a select. */
function FloatingOthers() {
  const id = useId()
  return (
    <>
      <Box css={floatingCss}>
        <chakra.textarea id={`${id}-text`} rows={3} placeholder=" " css={plainCss} />
        <label htmlFor={`${id}-text`}>Observações</label>
      </Box>
      <Box css={floatingCss}>
        <chakra.select id={`${id}-select`} data-filled defaultValue="recife" css={[plainCss, selectCss]}>
          <option value="recife">Recife</option>
          <option value="belem">Belém</option>
          <option value="curitiba">Curitiba</option>
        </chakra.select>
        <label htmlFor={`${id}-select`}>Cidade</label>
        <Box position="absolute" top="4" insetEnd="3" color="fg.muted" pointerEvents="none">
          <LuChevronDown aria-hidden="true" />
        </Box>
      </Box>
    </>
  )
}

export default () => (
  <Stack gap="4">
    <FloatingField label="Nome completo" />
    <FloatingField
      label="E-mail profissional"
      type="email"
      icon={<LuMail aria-hidden="true" />}
      defaultValue="marina.vale@exemplo.com.br"
    />
    <FloatingField label="Cargo" error="Informe o cargo" />
    <FloatingOthers />
  </Stack>
)

const plainCss = {
  width: 'full',
  px: '3',
  bg: 'transparent',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  focusVisibleRing: 'inside',
} as const

/** Without the browser's arrow, whose place differs between browsers. */
const selectCss = { height: '12', appearance: 'none', pe: '9', cursor: 'pointer' } as const

const floatingCss = {
  position: 'relative',
  '& > :is(input, textarea, select)': { minH: '12', pt: '5', pb: '1' },
  '& > label': {
    position: 'absolute',
    top: '0',
    insetInlineStart: '3',
    height: '12',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
    transformOrigin: 'left center',
    _rtl: { transformOrigin: 'right center' },
    transition: 'transform 150ms',
    _motionReduce: { transition: 'none' },
  },
  '& > :is(:focus, :not(:placeholder-shown), [data-filled]) + label': {
    transform: 'translateY(-12px) scale(0.8)',
  },
  '& > :focus + label': { color: 'primary.fg' },
  '& > [aria-invalid] + label': { color: 'fg.error' },
} as const

const withIconCss = {
  '& > svg': { position: 'absolute', top: '16px', insetInlineStart: '3', color: 'fg.muted' },
  '& > input': { ps: '10' },
  '& > label': { insetInlineStart: '10' },
} as const
