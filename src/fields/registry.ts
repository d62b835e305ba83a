import type { Field, FieldByKind, FieldKind } from '@manifest/schema/field.ts'
import type { ComponentType } from 'react'
import { Control as CepControl } from './cep/control.tsx'
import { rule as cep } from './cep/rule.ts'
import { Control as CnpjControl } from './cnpj/control.tsx'
import { rule as cnpj } from './cnpj/rule.ts'
import { Control as CnsControl } from './cns/control.tsx'
import { rule as cns } from './cns/rule.ts'
import type { ControlProps } from './control-props.ts'
import { Control as CpfControl } from './cpf/control.tsx'
import { rule as cpf } from './cpf/rule.ts'
import { Control as DateControl } from './date/control.tsx'
import { rule as date } from './date/rule.ts'
import { Control as EmailControl } from './email/control.tsx'
import { rule as email } from './email/rule.ts'
import type { FieldRule } from './field-rule.ts'
import { Control as ImageControl } from './image/control.tsx'
import { rule as image } from './image/rule.ts'
import { Control as NameControl } from './name/control.tsx'
import { rule as name } from './name/rule.ts'
import { Control as PhoneControl } from './phone/control.tsx'
import { rule as phone } from './phone/rule.ts'
import { Control as PlacaControl } from './placa/control.tsx'
import { rule as placa } from './placa/rule.ts'
import { Control as ProcessControl } from './process/control.tsx'
import { rule as process } from './process/rule.ts'
import { Control as SelectControl } from './select/control.tsx'
import { rule as select } from './select/rule.ts'
import { Control as TextControl } from './text/control.tsx'
import { rule as text } from './text/rule.ts'

type FieldEntry<Kind extends FieldKind> = {
  rule: FieldRule<FieldByKind<Kind>>
  Control: ComponentType<ControlProps<FieldByKind<Kind>>>
}

/** All kinds of the grammar: a kind without rule or control is a type error. */
const registry: { [Kind in FieldKind]: FieldEntry<Kind> } = {
  cpf: { rule: cpf, Control: CpfControl },
  cnpj: { rule: cnpj, Control: CnpjControl },
  cep: { rule: cep, Control: CepControl },
  placa: { rule: placa, Control: PlacaControl },
  phone: { rule: phone, Control: PhoneControl },
  email: { rule: email, Control: EmailControl },
  name: { rule: name, Control: NameControl },
  text: { rule: text, Control: TextControl },
  date: { rule: date, Control: DateControl },
  select: { rule: select, Control: SelectControl },
  process: { rule: process, Control: ProcessControl },
  cns: { rule: cns, Control: CnsControl },
  image: { rule: image, Control: ImageControl },
}

// TypeScript cannot infer that a field matches the entry of its own kind.
const findFieldEntry = (field: Field) =>
  registry[field.kind] as FieldEntry<FieldKind> as { rule: FieldRule; Control: ComponentType<ControlProps> }

export const findRule = (field: Field): FieldRule => findFieldEntry(field).rule

export const findControl = (field: Field): ComponentType<ControlProps> => findFieldEntry(field).Control
