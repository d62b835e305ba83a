import { RadioGroup, Stack } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useId, useRef, useState } from 'react'
import { FieldError, FreeField, Row } from '../basics.tsx'
import { Choice, Group, restBorder } from './group.tsx'

export const meta = {
  Vertical: { title: 'Em lista', description: 'Com explicação, e uma indisponível.' },
  Variants: { title: 'Variantes' },
  Horizontal: { title: 'Em linha' },
  Sizes: { title: 'Tamanhos' },
  States: { title: 'Estados', description: 'Indisponível, só leitura e com erro.' },
  OtherChoice: { title: 'Com outra resposta', description: 'A última opção abre um campo.' },
}

export const Vertical = () => (
  <Group label="Entrega do relatório" defaultValue="email">
    <Choice value="email" text="Por e-mail" detail="Chega em poucos minutos." />
    <Choice value="painel" text="No painel" detail="Fica guardado por 30 dias." />
    <Choice value="correio" text="Pelo correio" detail="Disponível em breve." disabled />
  </Group>
)

const variants = { solid: 'Cheio', outline: 'Contorno', subtle: 'Suave' } as const

export const Variants = () => (
  <Stack gap="5">
    {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
      <Group key={variant} label={variants[variant]} variant={variant} direction="row" defaultValue="sim">
        <Choice value="sim" text="Sim" />
        <Choice value="nao" text="Não" />
      </Group>
    ))}
  </Stack>
)

export const Horizontal = () => (
  <Group label="Tipo de pessoa" direction="row" defaultValue="fisica">
    <Choice value="fisica" text="Física" />
    <Choice value="juridica" text="Jurídica" />
  </Group>
)

const sizes = { sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

export const Sizes = () => (
  <Row gap="8">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <Group key={size} label={sizes[size]} size={size} defaultValue="a">
        <Choice value="a" text="Primeira" />
        <Choice value="b" text="Segunda" />
      </Group>
    ))}
  </Row>
)

const states = [
  { label: 'Cobrança indisponível', disabled: true },
  { label: 'Cobrança já definida', readOnly: true },
  { label: 'Cobrança a definir', invalid: true },
]

export function States() {
  const id = useId()
  return (
    <Stack gap="5">
      {states.map(({ label, invalid = false, ...state }) => (
        <div key={label}>
          <Group
            label={label}
            direction="row"
            defaultValue={invalid ? null : 'boleto'}
            invalid={invalid}
            aria-describedby={invalid ? id : undefined}
            {...state}
          >
            <Choice value="boleto" text="Boleto" disabled={state.disabled} />
            <Choice value="pix" text="Pix" disabled={state.disabled} />
          </Group>
          {invalid && (
            <FieldError id={id} mt="1.5">
              Escolha como cobrar
            </FieldError>
          )}
        </div>
      ))}
    </Stack>
  )
}

const sources = { indicacao: 'Indicação', busca: 'Busca na internet', outra: 'Outra' }

/** The last choice asks for more. Its field gets the focus only after a click, so that arrow keys can go on. */
export function OtherChoice() {
  const [source, setSource] = useState<string | null>('indicacao')
  const field = useRef<HTMLInputElement>(null)
  const isClick = useRef(false)
  useEffect(() => {
    if (source === 'outra' && isClick.current) field.current?.focus()
    isClick.current = false
  }, [source])
  return (
    <RadioGroup.Root
      recipe={radioGroupSlotRecipe}
      value={source}
      onValueChange={({ value }) => setSource(value)}
      onPointerDown={() => {
        isClick.current = true
      }}
      onKeyDown={() => {
        isClick.current = false
      }}
    >
      <RadioGroup.Label fontWeight="600" display="block" mb="3">
        Como nos conheceu
      </RadioGroup.Label>
      <Stack gap="3">
        {Object.entries(sources).map(([value, name]) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator css={restBorder} />
            <RadioGroup.ItemText>{name}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
        {source === 'outra' && <FreeField ref={field} label="Qual?" placeholder="Uma feira, um jornal…" />}
      </Stack>
    </RadioGroup.Root>
  )
}
