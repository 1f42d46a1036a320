/** Amounts that could be anything, by weight; further forms after "=". */
export const VAGUE_QUANTITIES: Readonly<Record<number, string>> = {
  5: `
    various = a variety of, variety of, wide variety of
    several
    numerous
    many
    a number of = number of different, large number of, a large number of, a great number of, an array of
    multiple
    a lot of = lots of, a great deal of, plenty of, a bunch of
    countless
    myriad = a myriad of
    a few = few
    a couple of
    a handful of
    dozens of = scores of
    large amounts of = large volume of, large volumes of, high volume of, high volumes of, a large amount of, a significant amount of, significant amount of, vast amounts of, huge amounts of
    etc = et cetera, and so on, and so forth, and more, and much more, and many more, usw
    significantly = significant improvement, significant increase, significant growth, significant savings
    substantially = substantial improvement, substantial increase, substantial savings
    greatly = dramatically, considerably, drastically, vastly, hugely
    wide range of = a wide range of, broad range of, a broad range of, wide array of, a wide array of, wide spectrum of
    all kinds of = all sorts of, all types of, different kinds of, different types of, various types of, various kinds of
    verschiedene = verschiedenen, verschiedener, diverse aufgaben, diversen, zahlreiche, zahlreichen, mehrere, mehreren
    plusieurs = divers, diverses, de nombreux, de nombreuses
    varios = varias, diversos, diversas, numerosos, numerosas, muchos, muchas
  `,
};

/** Innocent phrases that hold one of the words above. */
export const NO_VAGUE_QUANTITIES = `
  multiple sclerosis = multiple choice, multiple regression, multiple listing, multiple myeloma, multiple linear regression, multiple intelligences, multiple inheritance, multiple imputation
  few shot = few shot learning
  how many = as many as, so many, many hats, many of which, many of them, many of whom
`;
