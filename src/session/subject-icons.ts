import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { ComponentType } from 'react'
import {
  LuBuilding2,
  LuCar,
  LuHeartPulse,
  LuMail,
  LuMapPin,
  LuPhone,
  LuScale,
  LuUserRound,
  LuUserSearch,
} from 'react-icons/lu'

/** The icon of each kind of subject. */
export const subjectIcons: Record<LeadKind, ComponentType> = {
  cpf: LuUserRound,
  cnpj: LuBuilding2,
  cep: LuMapPin,
  phone: LuPhone,
  email: LuMail,
  placa: LuCar,
  process: LuScale,
  cns: LuHeartPulse,
  name: LuUserSearch,
}
