/** Past tenses that were made by the rule where the verb has one of its own, and by the rule on top of it: the right form, then the wrong ones. */
export const MISSPELT_IRREGULAR = `
  threw throwed throwd, thrown throwned, ran runned ranned, caught catched caughted, bought buyed boughted, chose choosed, drove drived, wrote writed,
  rode rided, built builded builted, sold selled solded, told telled tolded, taught teached taughted, thought thinked thoughted, brought bringed broughted,
  fought fighted, found finded, kept keeped kepted, slept sleeped, swept sweeped, met meeted, fed feeded, lent lended, spent spended spented,
  sent sended sented, made maked, took taked tooked, spoke speaked, broke breaked, froze freezed, stole stealed, wore weared, swore sweared, grew growed,
  knew knowed, drew drawed, blew blowed, began beginned, swam swimmed, drank drinked, sank sinked, shrank shrinked, cut cutted, hit hitted, hurt hurted,
  let letted, shut shutted, set setted, won winned wonned, sat sitted, got getted, forgot forgetted, held holded, stood standed, understood understanded,
  withstood withstanded, oversaw overseed, went goed wented, came comed, became becomed, gave gived, rose rised, ate eated, fell falled, felt feeled,
  dealt dealed, meant meaned, lost losed, laid layed, said sayed, shook shaked, undertook undertaked, overcame overcomed, hung hunged, stuck sticked,
  struck striked, lit lited, bit bited, slid slided, bred breeded, sped speeded, bled bleeded
`;
