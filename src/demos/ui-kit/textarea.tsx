import { Stack, Text, Textarea } from '@chakra-ui/react'
import { textareaRecipe } from '@chakra-ui/react/theme'
import { useId, useState } from 'react'
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
      <Specimen title="Estados" code="States">
        <States />
      </Specimen>
    </SpecimenPage>
  )
}
