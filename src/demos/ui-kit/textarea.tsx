import { Box, Button, Flex, Stack, Text, Textarea } from '@chakra-ui/react'
import { textareaRecipe } from '@chakra-ui/react/theme'
import { useId, useState } from 'react'
import { headingNode, listNode, paragraphNode, type RichNode } from '../parts/rich-text/rich-doc.ts'
import { RichTextField } from '../parts/rich-text/rich-text-field.tsx'
import { RichTextView } from '../parts/rich-text/rich-text-view.tsx'
import { TextAreaField } from '../parts/text-area-field.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

function Labelled() {
  return (
    <TextAreaField
      label="Observações"
      help="O que a pessoa que atender precisa saber."
      placeholder="Prefere contato à tarde."
    />
  )
}

const variants = { outline: 'Com borda', subtle: 'Suave', flushed: 'Só a linha' } as const

function Variants() {
  return (
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
}

const sizes = { xs: 'Menor', sm: 'Pequena', md: 'Média', lg: 'Grande' } as const

function Sizes() {
  return (
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
}

const limit = 140

/** The browser stops at the limit; the count is announced only when few characters remain. */
function Counted() {
  const id = useId()
  const [text, setText] = useState('')
  const left = limit - text.length
  return (
    <Stack gap="1">
      <TextAreaField
        label="Resumo"
        value={text}
        maxLength={limit}
        aria-describedby={id}
        onChange={({ target }) => setText(target.value)}
      />
      <Text id={id} color="fg.muted" textStyle="small" textAlign="end">
        {left === 1 ? 'Resta 1 caractere' : `Restam ${left} caracteres`}
      </Text>
      <Text srOnly role="status">
        {left <= 20 ? `Restam ${left}` : ''}
      </Text>
    </Stack>
  )
}

/** Grows with its content up to a maximum height. */
function Growing() {
  return (
    <TextAreaField
      label="Mensagem"
      rows={2}
      maxH="200px"
      resize="none"
      css={{ fieldSizing: 'content' }}
      defaultValue={
        'Olá, Noêmia.\n\nSegue o combinado de ontem.\nEscreva mais linhas: a área cresce com elas.'
      }
    />
  )
}

/** Ctrl+Enter, or ⌘+Enter on a Mac, does what the button does. */
function Published() {
  const [text, setText] = useState('')
  const [published, setPublished] = useState('')

  function publish() {
    if (text.trim() === '') return
    setPublished(text.trim())
    setText('')
  }

  return (
    <Stack gap="3">
      <TextAreaField
        label="Comentário"
        help="Ctrl+Enter também publica, só nesta página."
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          publish()
        }}
      />
      <Flex align="start" justify="space-between" gap="3">
        <Text role="status" color="fg.muted" overflowWrap="anywhere" minW="0">
          {published === '' ? '' : `Publicado: “${published}”`}
        </Text>
        <Button flexShrink="0" disabled={text.trim() === ''} onClick={publish}>
          Publicar
        </Button>
      </Flex>
    </Stack>
  )
}

/** The label is the placeholder until the field has the focus or a text. It is always the accessible name. */
function Floating() {
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

const minute: RichNode = {
  type: 'doc',
  content: [
    headingNode('Pauta da reunião'),
    paragraphNode('Selecione um trecho e use a barra, ou os atalhos do teclado.'),
    listNode(['Revisar o contrato da livraria', 'Conferir os vencimentos do mês']),
  ],
}

/** The value is the editor's JSON, which `RichTextView` shows without parsing HTML. */
function Rich() {
  const [doc, setDoc] = useState<RichNode>(minute)
  return (
    <Stack gap="5">
      <RichTextField
        label="Ata da reunião"
        help="Ctrl+K cria um link."
        placeholder="Escreva a ata"
        initial={minute}
        onChange={setDoc}
      />
      <Box role="group" aria-label="Como fica" p="4" bg="bg.subtle" borderRadius="control">
        <RichTextView doc={doc} />
      </Box>
    </Stack>
  )
}

function States() {
  return (
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
}

export default function TextareaPage() {
  return (
    <SpecimenPage source={() => import('./textarea.tsx?raw')}>
      <Specimen title="Com rótulo e ajuda" code="Labelled">
        <Labelled />
      </Specimen>
      <Specimen title="Com contagem" description={`Até ${limit} caracteres.`} code="Counted">
        <Counted />
      </Specimen>
      <Specimen title="Variantes" code="Variants">
        <Variants />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Altura do conteúdo" description="Cresce até 200 px e então rola." code="Growing">
        <Growing />
      </Specimen>
      <Specimen title="Rótulo flutuante" description="Dentro do campo até ele ter texto." code="Floating">
        <Floating />
      </Specimen>
      <Specimen title="Estados" code="States">
        <States />
      </Specimen>
      <Specimen title="Com botão e atalho" description="Publica pelo botão ou pelo teclado." code="Published">
        <Published />
      </Specimen>
      <Specimen
        title="Texto formatado"
        description="Títulos, listas, citações, links e menções, com o resultado abaixo."
        code="Rich"
        isWide
      >
        <Rich />
      </Specimen>
    </SpecimenPage>
  )
}
