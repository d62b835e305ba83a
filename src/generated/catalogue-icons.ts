// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { IconType } from 'react-icons';
import { LuBadgeCheck, LuBriefcase, LuBuilding2, LuCar, LuCoins, LuDatabase, LuFileText, LuGauge, LuHandHeart, LuHeartPulse, LuIdCard, LuLandmark, LuLifeBuoy, LuMail, LuMapPin, LuNetwork, LuPhone, LuReceipt, LuScale, LuScanFace, LuSearch, LuShieldCheck, LuSmartphone, LuStamp, LuTags, LuUserRound, LuUserSearch, LuUsers, LuUsersRound, LuWallet } from 'react-icons/lu';

export const catalogueIcons = {
    LuBadgeCheck,
    LuBriefcase,
    LuBuilding2,
    LuCar,
    LuCoins,
    LuDatabase,
    LuFileText,
    LuGauge,
    LuHandHeart,
    LuHeartPulse,
    LuIdCard,
    LuLandmark,
    LuLifeBuoy,
    LuMail,
    LuMapPin,
    LuNetwork,
    LuPhone,
    LuReceipt,
    LuScale,
    LuScanFace,
    LuSearch,
    LuShieldCheck,
    LuSmartphone,
    LuStamp,
    LuTags,
    LuUserRound,
    LuUserSearch,
    LuUsers,
    LuUsersRound,
    LuWallet,
  } satisfies Record<string, IconType>;

export type CatalogueIconName = keyof typeof catalogueIcons;
