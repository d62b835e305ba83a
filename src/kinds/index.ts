import type { FieldKind } from '@manifest/kinds/index.ts'
import type { Field, FieldByKind } from '@manifest/schema/field.ts'
import type { ComponentType } from 'react'
import { productControls } from '@/generated/product/controls.ts'
import { Control as cep } from './cep.tsx'
import { Control as cnpj } from './cnpj.tsx'
import { Control as cns } from './cns.tsx'
import type { ControlProps } from './control-props.ts'
import { Control as cpf } from './cpf.tsx'
import { Control as date } from './date.tsx'
import { Control as email } from './email.tsx'
import { Control as image } from './image.tsx'
import { Control as name } from './name.tsx'
import { Control as phone } from './phone.tsx'
import { Control as placa } from './placa.tsx'
import { Control as process } from './process.tsx'
import { Control as select } from './select.tsx'
import { Control as text } from './text.tsx'

const controls: { [Kind in FieldKind]: ComponentType<ControlProps<FieldByKind<Kind>>> } = {
  cpf,
  cnpj,
  cep,
  placa,
  phone,
  email,
  name,
  process,
  cns,
  text,
  date,
  select,
  image,
  ...productControls,
}

// TypeScript cannot infer that a field matches the control of its own kind.
export const findControl = ({ kind }: Field) => controls[kind] as ComponentType<ControlProps>
