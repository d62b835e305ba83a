// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { IconType } from 'react-icons';
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
} from 'react-icons/lu';

export const kindIcons = {
  cpf: LuUserRound,
  cnpj: LuBuilding2,
  cep: LuMapPin,
  placa: LuCar,
  phone: LuPhone,
  email: LuMail,
  name: LuUserSearch,
  process: LuScale,
  cns: LuHeartPulse,
} satisfies Record<string, IconType>;
