import { Box, Stack, Text, Textarea } from '@chakra-ui/react'
import { textareaRecipe } from '@chakra-ui/react/theme'
import { useId, useState } from 'react'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { bindText, Small } from '../basics.tsx'

const limit = 140

export const meta = {
  Labelled: { title: 'Com rótulo e ajuda' },
  Counted: { title: 'Com contagem', description: `Até ${limit} caracteres.` },
  Variants: { title: 'Variantes' },
  Sizes: { title: 'Tamanhos' },
  Growing: { title: 'Altura do conteúdo', description: 'Cresce até 200 px e então rola.' },
  Floating: { title: 'Rótulo flutuante', description: 'Dentro do campo até ele ter texto.' },
  States: { title: 'Estados' },
}

export const Labelled = () => (
  <TextAreaField
    label="Observações"
    help="O que a pessoa que atender precisa saber."
    placeholder="Prefere contato à tarde."
  />
)

/** The browser stops at the limit; the count is announced only when few characters remain. */
export function Counted() {
  const id = useId()
  const [text, setText] = useState('')
  const left = limit - text.length
  return (
    <Stack gap="1">
      <TextAreaField label="Resumo" maxLength={limit} aria-describedby={id} {...bindText(text, setText)} />
      <Small id={id} textAlign="end">
        {left === 1 ? 'Resta 1 caractere' : `Restam ${left} caracteres`}
      </Small>
      <Text srOnly role="status">
        {left <= 20 ? `Restam ${left}` : ''}
      </Text>
    </Stack>
  )
}

const variants = { outline: 'Com borda', subtle: 'Suave', flushed: 'Só a linha' } as const

export const Variants = () => (
  <Stack gap="4">
    {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
      <Textarea
        key={variant}
        recipe={textareaRecipe}
        variant={variant}
        rows={2}
        borderColor={variant === 'outline' ? 'border.control' : undefined}
        aria-label={variants[variant]}
        placeholder={variants[variant]}
      />
    ))}
  </Stack>
)

const sizes = { xs: 'Menor', sm: 'Pequena', md: 'Média', lg: 'Grande' } as const

export const Sizes = () => (
  <Stack gap="3">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <Textarea
        key={size}
        recipe={textareaRecipe}
        size={size}
        rows={2}
        borderColor="border.control"
        aria-label={sizes[size]}
        placeholder={sizes[size]}
      />
    ))}
  </Stack>
)

export const Growing = () => (
  <TextAreaField
    label="Mensagem"
    rows={2}
    maxH="200px"
    resize="none"
    css={{ fieldSizing: 'content' }}
    defaultValue={'Olá, Noêmia.\n\nSegue o combinado de ontem.\nEscreva mais linhas: a área cresce com elas.'}
  />
)

/** The label is the placeholder until the field has the focus or a text. It is always the accessible name. */
export function Floating() {
  const id = useId()
  return (
    <Box css={floatingCss}>
      <Textarea recipe={textareaRecipe} id={id} rows={4} placeholder=" " borderColor="border.control" />
      <label htmlFor={id}>Como podemos ajudar?</label>
    </Box>
  )
}

const floatingCss = {
  position: 'relative',
  '& textarea': { pt: '6' },
  '& label': {
    position: 'absolute',
    top: '3',
    insetStart: '3',
    color: 'fg.muted',
    transformOrigin: 'left top',
    transition: 'transform 150ms',
    pointerEvents: 'none',
    _rtl: { transformOrigin: 'right top' },
  },
  // With a placeholder of one space, `:placeholder-shown` matches an empty field.
  '& :is(:focus, :not(:placeholder-shown)) + label': { transform: 'translateY(-8px) scale(0.86)' },
} as const

export const States = () => (
  <Stack gap="4">
    <TextAreaField
      label="Somente leitura"
      rows={2}
      readOnly
      defaultValue="Registrado na abertura do chamado."
    />
    <TextAreaField
      label="Indisponível"
      rows={2}
      disabled
      opacity="0.5"
      defaultValue="Liberado após a análise."
    />
    <TextAreaField
      label="Com erro"
      required
      rows={2}
      borderColor="border.error"
      error="Conte o motivo do cancelamento"
    />
  </Stack>
)
