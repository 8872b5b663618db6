// HTTP requests of the class pages.
import { ask } from "../lib/api";
import type {
  ClassCreated,
  ClassDocument,
  Classes,
  ClassJoin,
  ClassSeated,
  ClassWish,
  LessonPlan,
  PersonalCode,
} from "./wire";

export const classes = {
  plans: (game: string, lang: string) => ask<LessonPlan[]>("GET", `/api/games/${game}/plans?lang=${lang}`),
  mine: () => ask<Classes>("GET", "/api/classes"),
  create: (wish: ClassWish) => ask<ClassCreated>("POST", "/api/classes", wish),
  document: (id: string) => ask<ClassDocument>("GET", `/api/classes/${id}`),
  join: (id: string, wanted: ClassJoin) => ask<ClassSeated>("POST", `/api/classes/${id}/join`, wanted),
  comeBack: (id: string, personal: string) => ask<ClassSeated>("POST", `/api/classes/${id}/return`, { personal }),
  invite: (id: string, role: string) =>
    ask<{ url: string; lasts: number }>("POST", `/api/classes/${id}/roles`, { role }),
  renew: (id: string, member: string) => ask<PersonalCode>("POST", `/api/classes/${id}/personal`, { member }),
  claim: (id: string, ticket: string) => ask<unknown>("POST", `/api/classes/${id}/claim`, { ticket }),
  erase: (id: string) => ask<undefined>("DELETE", `/api/classes/${id}`),
};
