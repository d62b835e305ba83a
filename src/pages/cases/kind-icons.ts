import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { IconType } from 'react-icons'
import { LuBuilding2, LuCar, LuHeartPulse, LuMail, LuMapPin, LuPhone, LuScale, LuUser } from 'react-icons/lu'

export const kindIcons: Record<LeadKind, IconType> = {
  cpf: LuUser,
  cnpj: LuBuilding2,
  cep: LuMapPin,
  phone: LuPhone,
  email: LuMail,
  placa: LuCar,
  process: LuScale,
  cns: LuHeartPulse,
}
