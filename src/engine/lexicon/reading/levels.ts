/** Ratings that stand beside a skill or a language and are none themselves, folded. */
export const LEVEL_WORDS: ReadonlySet<string> = new Set(
  (
    'beginner|novice|basic|basics|elementary|intermediate|upper intermediate|advanced|expert|proficient|fluent|native|native speaker|mother tongue|bilingual|professional|working knowledge|familiar|knowledge|experienced|master|good|very good|excellent|conversational|competent|skilled|limited working|professional working|full professional|native or bilingual|full professional proficiency|professional working proficiency|limited working proficiency|native or bilingual proficiency|elementary proficiency|conversant|strong|highly proficient|' +
    'anfanger|grundlagen|grundkenntnisse|gut|sehr gut|fortgeschritten|experte|fliessend|muttersprache|muttersprachler|verhandlungssicher|gute kenntnisse|sehr gute kenntnisse|' +
    'debutant|intermediaire|avance|courant|langue maternelle|bilingue|notions|bon niveau|confirme|scolaire|' +
    'basico|intermedio|avanzado|nativo|fluido|lengua materna|experto|alto|medio|intermediario|avancado|fluente|nativa|lingua materna|' +
    'base|intermedio|avanzato|madrelingua|buono|ottimo|fluente|eccellente|discreto|scolastico|' +
    'basis|gemiddeld|gevorderd|vloeiend|moedertaal|goed|uitstekend|' +
    'a1|a2|b1|b2|c1|c2|了解|一般|熟悉|精通|掌握|熟练|母语'
  ).split('|'),
);

/** Names of languages people list, folded: enough to tell a line of languages from one of tools. */
export const LANGUAGE_NAMES: ReadonlySet<string> = new Set(
  (
    'english german french spanish portuguese italian dutch chinese mandarin cantonese japanese korean russian arabic hindi urdu bengali punjabi tamil telugu kannada malayalam marathi gujarati turkish polish czech slovak hungarian romanian bulgarian greek swedish norwegian danish finnish ukrainian hebrew persian farsi thai vietnamese indonesian malay tagalog filipino swahili catalan croatian serbian slovenian latin esperanto afrikaans nepali sinhala albanian armenian georgian lithuanian latvian estonian irish welsh gaelic galician basque icelandic maltese luxembourgish macedonian bosnian slovene belarusian kazakh azerbaijani mongolian burmese khmer pashto kurdish amharic yoruba igbo hausa zulu xhosa somali flemish breton romansh frisian scots occitan corsican yiddish sami faroese quechua guarani maori samoan tongan fijian twi wolof shona setswana sesotho sepedi isizulu isixhosa isindebele xitsonga tshivenda chishona siswati ndebele tsonga venda tigrinya oromo uzbek kyrgyz tajik uyghur tibetan lao hmong javanese konkani odia assamese maithili sindhi balochi dari cebuano ilocano sylheti bsl asl auslan ratoromanisch plattdeutsch ' +
    'englisch deutsch franzosisch spanisch portugiesisch italienisch niederlandisch chinesisch japanisch russisch arabisch turkisch polnisch latein schwedisch danisch norwegisch finnisch tschechisch ungarisch rumanisch bulgarisch griechisch ukrainisch kroatisch serbisch ' +
    'anglais allemand francais espagnol portugais italien neerlandais chinois japonais russe arabe ' +
    'ingles aleman frances espanol castellano portugues italiano holandes chino japones ruso arabe catalan gallego euskera ' +
    'ingles alemao frances espanhol portugues italiano mandarim japones ' +
    'inglese tedesco francese spagnolo portoghese italiano cinese giapponese russo arabo ' +
    'engels duits frans spaans portugees italiaans nederlands chinees 英语 日语 法语 德语 汉语 中文 普通话 英語 日本語 中国語'
  ).split(' '),
);
