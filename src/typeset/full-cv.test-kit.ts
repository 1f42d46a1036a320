import type { CvEditorData } from '../domain/cv-build.ts';

/** One with every field filled, the personal ones too, and things in it that trip parsers. Everything is invented. */
export const FULL_CV: CvEditorData = {
  fullName: 'Marisol Tveit-Okafor',
  email: 'marisol.tveit@example.com',
  phone: '+44 7700 900 431',
  location: 'Leeds, United Kingdom',
  linkedinUrl: 'https://www.linkedin.com/in/marisol-tveit-okafor',
  portfolioUrl: 'https://marisoltveit.dev',
  nationality: 'Norwegian',
  homeLanguage: 'Norwegian',
  otherLanguages: [
    { language: 'English', proficiency: 'Fluent' },
    { language: 'Igbo', proficiency: 'Conversational' },
    { language: 'German', proficiency: '' },
  ],
  maritalStatus: 'Single',
  driversLicense: 'Category B, clean',
  gender: 'Female',
  dateOfBirth: '1991-04-09',
  visaStatus: 'Settled status, no sponsorship needed',
  militaryService: 'Norwegian Coast Guard, 2010 – 2011',
  securityClearance: 'SC, valid to 2027',
  professionalSummary: 'Data engineer who moves freight data for a living. Nine years of pipelines, most of them boring on purpose.',
  technicalSkills: ['Python', 'SQL', 'C++', 'Apache Kafka', 'CI/CD'],
  softSkills: ['Mentoring', 'Explaining things to auditors'],
  toolsAndTechnologies: ['Snowflake', 'dbt', 'Power BI'],
  experience: [
    {
      jobTitle: 'Senior Data Engineer',
      company: 'Northwake Freight',
      dates: 'March 2021 – Present',
      location: 'Leeds',
      bulletPoints: [
        'Moved 140 pipelines from cron to Airflow in 7 months, without a missed delivery.',
        'Cut the nightly load from 6 hours to 50 minutes by partitioning the three tables that nobody dared to touch, and wrote down why for whoever comes next.',
        'Trained [how many?] colleagues.',
      ],
    },
    {
      jobTitle: 'Data Engineer',
      company: 'Saltmarsh & Daughters Ltd',
      dates: 'June 2017 – February 2021',
      bulletPoints: ['Built the first warehouse of the company.'],
    },
    { jobTitle: 'Junior Analyst', company: 'Quillfeather Insurance', dates: '2015 – 2017', location: 'York', bulletPoints: [] },
  ],
  education: {
    degree: 'BSc Computer Science',
    institution: 'University of West Larkshire',
    dates: '2012 – 2015',
    details: 'First class honours.\nDissertation on ferry timetables.',
  },
  proudestAchievement: 'Won the Larkshire Open Data Prize for a map of every late bus.',
  personalInterests: 'Fell running, sourdough, restoring accordions',
};
