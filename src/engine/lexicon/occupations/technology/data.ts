import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const DATA: readonly Occupation[] = [
  occupation({
    id: 'data-scientist',
    title: 'Data Scientist',
    synonyms:
      'data science specialist, applied scientist, data science consultant, decision scientist, Datenwissenschaftler, scientifique des données, científico de datos',
    required:
      'Python|python 3, Machine learning|supervised learning|unsupervised learning|predictive modelling, Statistics|statistical analysis|hypothesis testing|statistical modelling, SQL|postgresql|mysql',
    usual:
      'R|rstudio|r programming, Pandas|numpy|scipy, Scikit-learn|sklearn|xgboost, Deep learning|neural networks|tensorflow|keras|pytorch, Data visualisation|matplotlib|seaborn|plotly|tableau|power bi, Natural language processing|nlp|text mining, Regression|logistic regression|linear regression|random forest|decision trees|svm, Clustering|k-means|pca, Feature engineering|feature selection, A/B testing|experimentation|experiment design, Time series|forecasting|arima',
    nice: 'Spark|pyspark|hadoop, AWS|sagemaker|azure|gcp, Computer vision|opencv|image processing, Jupyter|jupyter notebook, Git|docker, Recommender systems, Large language models|llm|transformers, SAS',
    context:
      'data science, model, prediction, dataset, algorithm, accuracy, classification, training data, sentiment analysis, churn, big data, insight, exploratory data analysis, data cleaning, data mining, artificial intelligence, AI, analytics, kaggle, predictive, outlier detection, deployment of models, mathematics, probability, chatbot',
    lookFor: [
      'Models that reached production and what they changed in money or time.',
      'The data: size, source, what you did to clean it.',
      'Methods you can defend, not a list of every algorithm.',
      'How you explained results to people who decide.',
    ],
  }),
  occupation({
    id: 'machine-learning-engineer',
    title: 'Machine Learning Engineer',
    synonyms:
      'ML engineer, AI engineer, artificial intelligence engineer, deep learning engineer, NLP engineer, computer vision engineer, MLOps engineer, AI developer, prompt engineer, KI-Entwickler, ingénieur machine learning',
    required: 'Machine learning|ml, Python, Deep learning|neural networks|cnn|rnn, PyTorch|tensorflow|keras',
    usual:
      'MLOps|mlflow|kubeflow|model deployment, Docker|kubernetes, AWS|azure|gcp|sagemaker, Natural language processing|nlp, Computer vision|opencv|object detection, Scikit-learn|sklearn, SQL, Spark|pyspark, Git|ci/cd, Large language models|llm|transformers|hugging face|rag',
    nice: 'C++, CUDA|gpu, Reinforcement learning, Recommender systems, Vector databases, ONNX, Feature store',
    context:
      'model training, inference, training pipeline, embeddings, latency, fine-tuning, dataset, model, artificial intelligence, AI, evaluation, benchmark, labelled data, annotation, production model, serving, speech recognition, generative, research paper',
    lookFor: [
      'Models you put into production and kept there.',
      'Training and serving cost, speed and quality, in numbers.',
      'Engineering habits: tests, pipelines, monitoring.',
    ],
  }),
  occupation({
    id: 'data-analyst',
    title: 'Data Analyst',
    synonyms:
      'business intelligence analyst, BI analyst, reporting analyst, analytics analyst, insights analyst, MIS analyst, MIS executive, product analyst, marketing analyst, Datenanalyst, analyste de données, analista de datos',
    required:
      'SQL|mysql|postgresql, Excel|microsoft excel|ms excel|pivot tables|vlookup, Data visualisation|dashboards|dashboard, Data analysis|analyzing data|analytics',
    usual:
      'Tableau, Power BI|powerbi|dax, Python|pandas, Reporting|reports|kpi reporting, Statistics|statistical analysis, Data cleaning|data quality|data validation, R, Google Analytics, A/B testing, Business intelligence|bi',
    nice: 'Looker|qlikview|qlik|cognos|microstrategy, SAS|spss, VBA|macros, Data modelling|data warehouse, Forecasting, BigQuery|snowflake',
    context:
      'insight, trend, KPI, metric, ad hoc, stakeholder, spreadsheet, query, data set, findings, data collection, visualisation, data driven, report automation, segmentation, survey data, MIS report, variance, decision making, charts',
    lookFor: ['Decisions that were taken because of your analysis.', 'Tools you used for each piece of work.', 'Time saved by reports you automated.'],
  }),
  occupation({
    id: 'data-engineer',
    title: 'Data Engineer',
    synonyms:
      'analytics engineer, data platform engineer, data warehouse engineer, cloud data engineer, data pipeline engineer, data warehouse architect, Dateningenieur, ingénieur données, ingénieur data, ingeniero de datos',
    required: 'SQL, Python|scala|java, ETL|elt|data pipelines|data pipeline, Data warehousing|data warehouse|redshift|snowflake|bigquery',
    usual:
      'Spark|pyspark|apache spark, Airflow|orchestration|dagster, AWS|azure|gcp|s3|glue|databricks, Kafka|streaming|kinesis, Data modelling|dimensional modelling|star schema, dbt, Hadoop|hive|hdfs, Git|ci/cd, Data quality, PostgreSQL|mysql|oracle',
    nice: 'Docker|kubernetes|terraform, NoSQL|mongodb|cassandra, Data lake|lakehouse|delta lake, Azure Data Factory, Power BI|tableau, Flink',
    context:
      'ingestion, batch, real-time, schema, data platform, transformation, data source, terabytes, big data, data integration, partitioning, metadata, lineage, data governance, analytics, pipeline, API, storage, data model, cluster',
    lookFor: ['Volume, speed and freshness of the data you moved.', 'Pipelines you own and how often they fail.', 'Cost or run time you cut.'],
  }),
  occupation({
    id: 'etl-developer',
    title: 'ETL Developer',
    synonyms:
      'Informatica developer, data integration developer, ETL engineer, data warehouse developer, SSIS developer, Talend developer, DataStage developer, ETL tester, DWH developer, Abinitio developer, ETL-Entwickler, développeur ETL',
    required:
      'ETL|extract transform load|elt, SQL|pl/sql|t-sql, Informatica|informatica powercenter|datastage|talend|ssis|ab initio|pentaho, Data warehousing|data warehouse|dwh',
    usual:
      'Oracle|sql server|teradata|db2, Mappings|mapping|mapplets|workflows, Stored procedures|triggers|views, Unix|shell scripting|linux, Data modelling|star schema|snowflake schema|dimensional modelling, Performance tuning|query optimisation, Slowly changing dimensions|scd|fact tables|dimension tables, Data quality|data validation',
    nice: 'Autosys|control-m|scheduling, Cognos|business objects|obiee|tableau, Hadoop|hive, Informatica Cloud|iics|mdm, JIRA|hp alm, Python',
    context:
      'source system, target, transformation, lookup, aggregator, expression, joiner, router, source qualifier, session, flat file, staging, repository, workflow manager, incremental load, data mart, source to target, loading, unit test cases, designer',
    lookFor: ['Sources, targets and volumes of the loads you built.', 'Run times before and after your tuning.', 'Tools by project, with versions.'],
  }),
  occupation({
    id: 'big-data-engineer',
    title: 'Big Data Engineer',
    synonyms:
      'Hadoop developer, Hadoop administrator, Hadoop engineer, big data developer, Spark developer, big data consultant, Hadoop admin, Scala developer, Big-Data-Entwickler',
    required: 'Hadoop|hdfs|apache hadoop|hadoop ecosystem, Hive|hiveql|impala, Spark|pyspark|spark sql|apache spark, MapReduce|map reduce|yarn',
    usual:
      'Sqoop|flume, Pig|pig latin|pig scripts, HBase|cassandra|nosql, Kafka|spark streaming|storm, Oozie|airflow|zookeeper, Scala|java|python, Cloudera|hortonworks|mapr|ambari|cdh, SQL|mysql|oracle, Linux|unix|shell scripting',
    nice: 'AWS|emr|s3, Databricks, NiFi, Kerberos|ranger|sentry, Elasticsearch|solr, Teradata, Parquet|avro|orc',
    context:
      'big data, cluster, node, namenode, data node, commissioning, ingestion, partitioning, bucketing, RDD, dataframes, data lake, structured and unstructured data, terabytes, log files, HUE, job, distributed, import and export data, UDF, dynamic partition',
    lookFor: ['Cluster size and data volume.', 'Jobs you wrote and how you made them faster.', 'What the data was used for in the end.'],
  }),
  occupation({
    id: 'database-administrator',
    title: 'Database Administrator',
    synonyms:
      'DBA, Oracle DBA, SQL Server DBA, SQL DBA, database developer, database engineer, SQL developer, PL/SQL developer, database specialist, database manager, MySQL DBA, PostgreSQL administrator, Datenbankadministrator, administrateur de bases de données, administrador de bases de datos',
    required:
      'SQL|t-sql|pl/sql, Oracle|oracle 11g|oracle 12c|sql server|mysql|postgresql|db2, Backup and recovery|backups|rman|restore|disaster recovery, Performance tuning|query tuning|query optimisation|indexing',
    usual:
      'High availability|replication|always on|rac|clustering|log shipping|mirroring|data guard, Stored procedures|triggers|functions, Database security|user management|roles|privileges, Migration|upgrade|patching, Monitoring|oem|awr|statspack, Linux|unix|aix|solaris|shell scripting, SSIS|ssrs|ssas, Tablespaces|tablespace management, Export and import|data pump|datapump',
    nice: 'MongoDB|cassandra|nosql, AWS RDS|azure sql, GoldenGate, Data modelling, Sybase, PowerShell, ITIL',
    context:
      'database, databases, instance, production database, schema, cold backup, hot backup, refresh, cloning, installation, configuration, SQL server management studio, jobs, alerts, deadlock, blocking, index, archive log, standby, 24x7 support, DB, tables, views, ASM, control files',
    lookFor: [
      'Number and size of the databases in your care.',
      'Uptime, recovery times, and tests of the backups.',
      'Versions, migrations and tuning with results.',
    ],
  }),
  occupation({
    id: 'statistician',
    title: 'Statistician',
    synonyms:
      'biostatistician, statistical analyst, statistical programmer, SAS programmer, quantitative analyst, quant, Statistiker, statisticien, estadístico',
    required: 'Statistics|statistical analysis|statistical modelling, R|sas|stata|spss, Regression|regression analysis, Probability|hypothesis testing',
    usual:
      'Python|matlab, Experimental design|sampling|survey design, Econometrics|time series|forecasting, Data visualisation, SQL, Clinical trials|clinical data, Bayesian methods|bayesian, Report writing|publications',
    nice: 'Machine learning, Survival analysis, Monte Carlo|simulation, Excel, LaTeX',
    context:
      'sample size, inference, variance, confidence interval, mathematical, quantitative, study, data set, model, significance, estimation, economics, macroeconomic, research paper, longitudinal, CDISC, randomised',
    lookFor: ['Studies you designed or analysed, and what they showed.', 'Methods and software for each.', 'Publications or decisions that rest on your work.'],
  }),
];
