/** Typefaces drawn for birthday invitations. */
export const COMIC_FONT =
  /comic ?(?:sans|neue)|papyrus|chalk(?:duster|board)|curlz|jokerman|kristen ?itc|brush ?script|lobster|bradley ?hand|marker ?felt|snell ?round|zapfino|ravie|snap ?itc|bauhaus ?93|algerian|mistral|vivaldi|edwardian ?script|lucida ?handwriting|monotype ?corsiva|french ?script|segoe ?script|old ?english|blackadder|goudy ?stout|showcard|stencil|hobo/iu;

/** Pictures set as letters; they are no typeface of the text. */
export const SYMBOL_FONT =
  /symbol|wingding|webding|dingbat|awesome|icon|material|emoji|glyph|math|entypo|octicon|cmsy|cmmi|cmex|msam|msbm|marvosym|academicon|typicon|ionicon/iu;
